import { usePathname } from 'next/navigation';

export function useLocation() {
  return { pathname: usePathname() };
}
