// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { business } from '#generated/pages/business.ts';
import { BusinessPage } from '../../../../src/pages/business/BusinessPage.tsx';
import { buildPage } from '../../../../src/pages/business/data.ts';
import { visit } from '../visit.tsx';

const path = '/page-entreprise';

test('testimonials have their place, and leave none where the content has none', () => {
  const content = buildPage();
  const { unmount } = visit(BusinessPage, content, path);
  expect(screen.getByRole('region', { name: business.testimonials?.title ?? '' })).toBeTruthy();
  unmount();
  const { testimonials: _, ...words } = content.props.words;
  visit(BusinessPage, { ...content, props: { words } }, path);
  expect(document.querySelector('#testimonials-title, figure, blockquote')).toBeNull();
  expect(screen.getByRole('heading', { name: business.closing.title })).toBeTruthy();
});
