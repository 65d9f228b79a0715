import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type PasswordRule, passwordRules } from './password-rules.ts'

/** Every rule of a password with a tick when it is met, so that nobody has to guess. */
export function PasswordRules({ password, email }: { password: string; email?: string }) {
  const { t } = useTranslation('password')
  const rules = passwordRules(password, email)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 pt-1">
      {(Object.keys(rules) as PasswordRule[]).map((rule) => (
        <li key={rule} className={rules[rule] ? 'flex items-center gap-2 text-ok' : 'flex items-center gap-2'}>
          {rules[rule] ? (
            <Check aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <Circle aria-hidden="true" className="size-4 shrink-0" />
          )}
          {t(`rules.${rule}`)}
          <VisuallyHidden>, {t(rules[rule] ? 'rules.met' : 'rules.open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
