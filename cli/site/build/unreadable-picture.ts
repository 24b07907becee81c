import { languageOf } from '../../core/messages/language-of.mjs';
import { en, fr } from '../../core/messages/phrases.ts';

/** A picture whose head is right, and whose rest no decoder reads. Its stack is its message: an editor has no use for more. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    super(
      languageOf(process.argv, process.env) === 'en'
        ? `the picture ${en.quote(file)} cannot be read (${reason}): open the original and save it again`
        : `l’image ${fr.quote(file)} ne se lit pas (${reason}) : ouvrez l’original et enregistrez-le de nouveau`,
      { cause },
    );
    this.stack = this.message;
  }
}
