import './layers.css';
import '@/src/styles/tokens.css';
import '@/src/styles/fonts.css';
import '@/src/styles/base.css';

export const viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6efe2' },
    { media: '(prefers-color-scheme: dark)', color: '#12352b' },
  ],
};

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
