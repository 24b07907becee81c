/** What the built site has beside its pages, for hosts, browsers, search engines and readers of feeds. */
export const SITE_FILES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/actualites.atom',
  manifest: '/site.webmanifest',
  icon: '/icon.svg',
  favicon: '/favicon.ico',
  smallIcon: '/icon-192.png',
  largeIcon: '/icon-512.png',
  maskableIcon: '/icon-maskable.png',
  appleIcon: '/apple-touch-icon.png',
} as const;
