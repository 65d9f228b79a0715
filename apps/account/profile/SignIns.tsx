import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMutation, useQuery } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Retry } from '../components/Retry.tsx'
import { showMoment } from '../lib/dates.ts'
import { explain } from '../lib/problems.ts'
import { browserIn } from './browser.ts'
import { endOtherSignInsMutation, signInsQuery } from './profile-queries.ts'
import { Section } from './Section.tsx'

/** Where the player is signed in, and a way to end all of it but here. */
export function SignIns() {
  const { t } = useTranslation()
  const [{ data, error }, refetch] = useQuery({
    query: signInsQuery,
    requestPolicy: 'cache-and-network',
  })
  const [{ fetching, error: refused }, endOthers] = useMutation(endOtherSignInsMutation)
  const signIns = data?.signIns

  async function signOutElsewhere() {
    const { data: ended } = await endOthers({})
    if (ended) refetch({ requestPolicy: 'network-only' })
  }

  return (
    <Section title={t('sign_ins')} hint={t('sign_ins_hint')}>
      {signIns ? (
        <ul className="grid gap-2">
          {signIns.map((each) => (
            <SignInItem key={each.id} {...each} />
          ))}
        </ul>
      ) : error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : (
        <Skeleton className="h-18 w-full" />
      )}
      <Problems
        messages={refused ? explain(refused, 'read', t).map(({ message }) => message) : []}
        heading={(count) => t('there_were_n_errors', { count })}
      />
      {signIns && signIns.length > 1 ? (
        <Button className="justify-self-start" busy={fetching} onClick={signOutElsewhere}>
          {t('sign_out_elsewhere')}
        </Button>
      ) : null}
    </Section>
  )
}

function SignInItem({
  current,
  lastSeen,
  userAgent,
}: {
  current: boolean
  lastSeen: string
  userAgent: string
}) {
  const { t, i18n } = useTranslation()
  const { name, system, isHandheld } = browserIn(userAgent)
  const Icon = isHandheld ? Smartphone : Monitor
  const called =
    name && system
      ? t('browser_on_system', { name, system })
      : (name ?? system ?? t('unknown_browser'))
  return (
    <li className="flex min-h-16 items-center gap-4 rounded-tile bg-felt-800 p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-[550]">{called}</p>
        <p className="text-13 text-muted">
          {current
            ? t('this_device')
            : t('last_seen', { when: `\u2068${showMoment(lastSeen, i18n.language)}\u2069` })}
        </p>
      </div>
    </li>
  )
}
