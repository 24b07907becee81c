import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { typography } from '@/cli/core/language/french-typography.ts';
import { textOf } from './facts.ts';

/** A text in which facts stand for their `{{name}}`, with French typography. */
const text = z.string().min(1).transform(finish);
const postalCode = z.string().regex(/^\d{5}$/);

const towns = defineCollection({
  loader: glob({ base: '../.work/astro/towns', pattern: '*.yaml' }),
  schema: z.strictObject({
    name: text,
    region: text,
    group: z.enum(['haut-rhin', 'surroundings', 'wine-villages']),
    insee: z.string().regex(/^(\d{2}|2[AB])\d{3}$/),
    postalCode,
    otherPostalCodes: z.array(postalCode).min(1).optional(),
    coordinates: z.strictObject({ lat: z.number().min(41).max(51.5), lon: z.number().min(-5.5).max(10) }),
    nearby: z.array(z.string()).min(1),
    wineVillages: z.array(z.string()),
    text,
    description: text.refine((it) => it.length <= 155),
  }),
});

export const collections = { towns };

function finish(source: string): string {
  return typography(source.replace(/\{\{([\w-]+)\}\}/g, (_, name) => textOf(name)));
}
