import { site } from '@/generated/site.ts';
import { structuredData } from '@/src/head/structured-data.ts';
import { deliveryData } from '@/src/pages/delivery/data.ts';
import { TownPage } from '../../next/app/livraison/[town]/TownPage.jsx';

export function loader({ params: { town } }) {
  const data = { page: 'delivery', path: `/livraison/${town}`, ...deliveryData(town) };
  const { title, description, canonical } = data.head;
  const url = site.address + canonical;
  const meta = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${site.address}/images/share.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredData(data, town) },
  ];
  return { meta, props: data.props };
}

export function meta({ loaderData }) {
  return loaderData.meta;
}

export default function Town({ loaderData: { props } }) {
  return <TownPage {...props} />;
}
