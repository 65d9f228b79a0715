import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { passwordRuleOf } from '#rules/password.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { ContactForm } from './ContactForm.tsx'
import { IdentityFacts } from './IdentityFacts.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { profileQuery } from './profile-queries.ts'
import { SignIns } from './SignIns.tsx'

/**
 * The player's details, those that they may change, their password, and the places where they are
 * signed in.
 */
export function ProfilePage() {
  const { t } = useTranslation()
  const [{ data, error }, refetch] = useQuery({
    query: profileQuery,
    requestPolicy: 'cache-and-network',
  })
  const profile = data?.profile

  return (
    <Panel title={t('my_profile')} hint={t('profile_hint')}>
      {profile ? (
        <>
          <IdentityFacts profile={profile} />
          <ContactForm key={profile.id} profile={profile} />
          <PasswordForm email={profile.email} rule={passwordRuleOf(profile.passwordRule)} />
          <SignIns />
        </>
      ) : error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : (
        <ProfileSkeleton />
      )}
    </Panel>
  )
}

function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {['email', 'name', 'birth', 'country', 'currency', 'since'].map((name) => (
          <Skeleton key={name} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
