import { useTranslation } from 'react-i18next'
import { Panel } from '../components/Panel.tsx'
import { usePlayer } from '../lib/use-player.ts'

/** What we know the player by. */
export function ProfilePage() {
  const { t, i18n } = useTranslation()
  const { player } = usePlayer()
  const nameOf = (type: 'region' | 'currency', code: string) => new Intl.DisplayNames(i18n.language, { type }).of(code) ?? code
  const facts = [
    ['first_name', player.firstName],
    ['last_name', player.lastName],
    ['country', nameOf('region', player.country)],
    ['currency', `${nameOf('currency', player.currency)} (${player.currency})`],
  ] as const
  return (
    <Panel title={t('my_profile')} hint={t('profile_hint')}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-1 border-b border-line pb-4">
            <dt className="text-13 text-muted">{t(name)}</dt>
            <dd className="text-16">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-muted">{t('profile_change')}</p>
    </Panel>
  )
}
