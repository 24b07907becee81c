/** Given to every page beside its data. */
export interface FallbackProps {
  /** The key of the address, when no entry has it and the page stands in as the route table says. */
  readonly unknownKey?: string;
}
