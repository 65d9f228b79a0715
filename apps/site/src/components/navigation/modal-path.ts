import type { ModalName } from './modal-names.ts'

/**
 * The path that a mailed link opens: the home page in the reader's language, with a dialog. The
 * server adds the token.
 */
export function modalPath(modal: ModalName, language: string): string {
  return `/?${new URLSearchParams({ lng: language, modal })}`
}
