import type { ReactElement } from 'react'

/**
 * Children that may stand beside other elements: elements, and no plain text; scripts/text-alone.ts
 * has the reason. The compiler refuses text of this type.
 */
export type Elements = ReactElement | null | undefined | false | readonly Elements[]
