import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readableEmail } from '#rules/readable-email.ts'
import { showDay } from '../lib/dates.ts'
import type { Profile } from './profile-queries.ts'

/** Shows the player's personal data that only support can change. */
export function IdentityFacts({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation()
  const nameOf = (type: 'region' | 'currency', code: string) =>
    new Intl.DisplayNames(i18n.language, { type }).of(code) ?? code
  const facts = [
    ['email', readableEmail(profile.email)],
    ['full_name', `${profile.firstName} ${profile.lastName}`],
    ['date_of_birth', showDay(profile.dateOfBirth, i18n.language)],
    ['country', nameOf('region', profile.country)],
    ['currency', `${nameOf('currency', profile.currency)} (${profile.currency})`],
    ['member_since', showDay(profile.memberSince.slice(0, 10), i18n.language)],
  ] as const
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid min-w-0 content-start gap-1 border-b border-line pb-4">
            <dt className="text-13 text-muted">{t(name)}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-2 text-16">
              <bdi className="min-w-0 break-words">{value}</bdi>
              {name === 'email' && profile.verified ? (
                <span className="flex items-center gap-1 text-13 text-ok">
                  <BadgeCheck aria-hidden="true" className="size-4" />
                  <span>{t('email_confirmed')}</span>
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-muted">{t('profile_change')}</p>
    </div>
  )
}
