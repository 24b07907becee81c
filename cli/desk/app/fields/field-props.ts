import type { Field, Json, Pointer } from '../../contract.ts';

export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly pointer: Pointer;
  readonly value: Json | undefined;
}

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>;
