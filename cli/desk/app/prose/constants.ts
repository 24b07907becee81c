import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type { ChoiceList } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import styles from '../fields/ProseEditor.module.css';
import { words } from '../words.ts';

export type Constants = ChoiceList['options'];

/** Constants become chips, and are offered after `{{`. */
export function constantsIn(constants: Constants): Extension {
  return [
    chips(new Map(constants.map((constant) => [constant.value, constant]))),
    autocompletion({
      override: [(context) => completionsAt(context, constants)],
      icons: false,
      // After two braces the list is wanted at once.
      interactionDelay: 0,
      // As many as are seen at once: a list that scrolls would need the focus.
      maxRenderedOptions: 8,
    }),
  ];
}

/** A constant in a text: the cursor and the delete key treat it as one character. */
class Chip extends WidgetType {
  readonly name: string;
  readonly constant: Constants[number] | undefined;

  constructor(name: string, constant: Constants[number] | undefined) {
    super();
    this.name = name;
    this.constant = constant;
  }

  override eq(other: Chip): boolean {
    return other.name === this.name && other.constant === this.constant;
  }

  override toDOM(): HTMLElement {
    const place = this.constant?.place;
    const chip = document.createElement(place ? 'a' : 'span');
    if (place && chip instanceof HTMLAnchorElement) {
      chip.href = hrefOfPlace(place);
      chip.tabIndex = -1;
    }
    chip.className = styles.chip ?? '';
    chip.textContent = this.constant ? (this.constant.detail ?? this.constant.label) : this.name;
    chip.title = this.constant
      ? words.prose.chip(this.constant.label, this.constant.detail ?? '')
      : words.prose.unknownConstant;
    if (!this.constant) chip.dataset.unknown = '';
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function chips(known: ReadonlyMap<string, Constants[number]>): Extension {
  const matcher = new MatchDecorator({
    regexp: /\{\{([^{}]+)\}\}/g,
    decoration: ([, name = '']) => Decoration.replace({ widget: new Chip(name, known.get(name)) }),
  });
  const plugin = ViewPlugin.fromClass(
    class {
      chips: DecorationSet;

      constructor(view: EditorView) {
        this.chips = matcher.createDeco(view);
      }

      update(update: ViewUpdate) {
        this.chips = matcher.updateDeco(update, this.chips);
      }
    },
    {
      decorations: (value) => value.chips,
      provide: (chips) => EditorView.atomicRanges.of((view) => view.plugin(chips)?.chips ?? Decoration.none),
    },
  );
  return plugin;
}

function completionsAt(context: CompletionContext, constants: Constants): CompletionResult | null {
  const begun = context.matchBefore(/\{\{[^{}\n]*$/);
  if (begun === null) return null;
  const options = constants.map(
    ({ value, label, detail }): Completion => ({
      // Found by either name: people who also edit YAML know the file's name.
      label: `${label} ${value}`,
      displayLabel: label,
      ...(detail !== null && { detail }),
      apply: (view, _, from, to) => {
        const insert = `{{${value}}}`;
        const start = from - 2;
        // Closing braces that were typed before are part of it.
        const rest = view.state.sliceDoc(to, to + 2) === '}}' ? to + 2 : to;
        view.dispatch({
          changes: { from: start, to: rest, insert },
          selection: { anchor: start + insert.length },
          userEvent: 'input.complete',
        });
      },
    }),
  );
  return { from: begun.from + 2, options, validFor: /^[^{}\n]*$/ };
}
