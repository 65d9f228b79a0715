import { Button, type ButtonProps } from './Button.tsx'

/** A button that is only an icon; `label` is its name for those who do not see it. */
export function IconButton({
  label,
  children,
  ...rest
}: Omit<ButtonProps, 'square' | 'aria-label'> & { label: string }) {
  return (
    <Button tone="plain" {...rest} square aria-label={label}>
      {children}
    </Button>
  )
}
