import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PasswordRule } from '#rules/password.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type PasswordPoint, passwordPoints } from './password-rules.ts'

/** Every point of the licence's rule with a tick when the password meets it. */
export function PasswordRules({
  rule,
  password,
  email,
}: {
  rule: PasswordRule
  password: string
  email?: string
}) {
  const { t } = useTranslation('password')
  const points = passwordPoints(rule, password, email)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 pt-1">
      {(Object.keys(points) as PasswordPoint[]).map((point) => (
        <li
          key={point}
          className={points[point] ? 'flex items-center gap-2 text-ok' : 'flex items-center gap-2'}
        >
          {points[point] ? (
            <Check aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <Circle aria-hidden="true" className="size-4 shrink-0" />
          )}
          <span>{t(`rules.${point}`)}</span>
          <VisuallyHidden>{`, ${t(points[point] ? 'rules.met' : 'rules.open')}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
