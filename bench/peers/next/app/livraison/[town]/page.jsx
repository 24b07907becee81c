import { site } from '@/generated/site.ts';
import { towns } from '@/generated/towns.ts';
import { structuredData } from '@/src/head/structured-data.ts';
import { deliveryData } from '@/src/pages/delivery/data.ts';
import { TownPage } from './TownPage.jsx';

export const dynamicParams = false;

export function generateStaticParams() {
  return towns.map(({ slug }) => ({ town: slug }));
}

export async function generateMetadata({ params }) {
  const { town } = await params;
  const { title, description, canonical } = deliveryData(town).head;
  const url = site.address + canonical;
  return {
    title,
    description,
    alternates: { canonical: url, types: { 'application/atom+xml': '/actualites.atom' } },
    manifest: '/site.webmanifest',
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'fr_FR',
      title,
      description,
      url,
      images: { url: `${site.address}/images/share.jpg`, width: 1200, height: 630, alt: title },
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function Page({ params }) {
  const { town } = await params;
  const data = { page: 'delivery', path: `/livraison/${town}`, ...deliveryData(town) };
  const graph = JSON.stringify(structuredData(data, town)).replaceAll('<', '\\u003c');
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
      <TownPage {...data.props} />
    </>
  );
}
