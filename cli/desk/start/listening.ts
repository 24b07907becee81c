import type { Server } from 'node:http';

/** @throws the system's error where the port is taken */
export function listen(http: Server, port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

export function closed(http: Server): Promise<unknown> {
  const end = new Promise((resolve) => http.close(resolve));
  http.closeAllConnections();
  return end;
}
