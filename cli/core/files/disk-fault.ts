const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);

/** Whether something could not be written because of the disk, and may be once it has room. */
export function isDiskFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code));
}
