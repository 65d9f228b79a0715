import * as v from 'valibot'
import { email } from './email.ts'
import { withoutControls } from './registration.ts'
import { isSeen } from './seen-text.ts'

const REQUIRED = 'validations.mixed.required'
const TOO_LONG = 'validations.string.max'
const TOO_SHORT = 'validations.string.min'

/** The longest question that is taken, in characters. */
export const LONGEST_QUESTION = 4000

/** Line breaks stay; whatever else no keyboard has is taken as a space. */
const withLines = v.transform((typed: string) =>
  typed.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' '),
)

/** Message of a visitor or player to the casino's support, for when the chat is not available. */
export const contactForm = v.object(
  {
    email: v.pipe(email, v.maxLength(254, TOO_LONG)),
    /** May be empty. */
    name: v.pipe(v.string(REQUIRED), withoutControls, v.trim(), v.maxLength(100, TOO_LONG)),
    message: v.pipe(
      v.string(REQUIRED),
      withLines,
      v.trim(),
      v.check(isSeen, REQUIRED),
      v.minLength(10, TOO_SHORT),
      v.maxLength(LONGEST_QUESTION, TOO_LONG),
    ),
  },
  REQUIRED,
)
export type ContactForm = v.InferOutput<typeof contactForm>
