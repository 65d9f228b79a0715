import type { ReactElement } from 'react'

/**
 * What stands beside other elements: elements, and no text of their own. scripts/text-alone.ts says why. The compiler refuses text in the
 * place of one.
 */
export type Elements = ReactElement | null | undefined | false | readonly Elements[]
