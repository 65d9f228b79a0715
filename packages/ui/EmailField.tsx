import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * An e-mail address: the keyboard for one, written from left to right in every language. A field of
 * a sign-in has `username` instead.
 */
export function EmailField({
  autoComplete = 'email',
  ...rest
}: Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'>) {
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      dir="ltr"
    />
  )
}
