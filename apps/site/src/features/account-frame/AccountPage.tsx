import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SignInWall } from '../../components/joining/SignInWall.tsx'
import { graphql } from '../../lib/graphql.ts'
import { useQuery } from '../../lib/use-query.ts'
import { setIncognito } from '../../session/incognito.ts'
import { useViewer } from '../../session/viewer.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountUnavailable } from './AccountUnavailable.tsx'

const accountFrameQuery = graphql(`
  query AccountPage($input: MyAccountInput) {
    myAccount(input: $input) {
      url
    }
  }
`)

/** The account area, framed: what follows `/account/` is its own path. */
export function AccountPage() {
  const { status } = useViewer()
  const navigate = useNavigate()
  if (status === 'visitor') {
    return (
      <div className="grid min-h-[60dvh]">
        <SignInWall namespace="account-frame" onClose={() => navigate('/')} />
      </div>
    )
  }
  return status === 'player' ? <PlayerAccount /> : <AccountSkeleton />
}

function PlayerAccount() {
  const { t } = useTranslation('account-frame')
  const hidden = useAddressedIncognito()
  const { '*': path = '' } = useParams()
  const [opened, setOpened] = useState({ path, incognito: hidden })
  if (opened.path !== path) setOpened({ path, incognito: hidden })
  const [{ data, fetching }, refetch] = useQuery({
    query: accountFrameQuery,
    variables: { input: opened },
  })

  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((before) => before + 1), [])

  if (data?.myAccount) {
    return (
      <AccountFrame
        key={attempt}
        url={data.myAccount.url}
        title={t('account')}
        hidden={hidden}
        onRetry={again}
      />
    )
  }
  return fetching ? <AccountSkeleton /> : <AccountUnavailable onRetry={refetch} />
}

/**
 * Returns whether amounts are hidden: an address with `?incognito=true` hides them everywhere, as
 * pressing the switch would.
 */
function useAddressedIncognito(): boolean {
  const { hidden } = useViewer()
  const [search] = useSearchParams()
  const addressed = search.get('incognito') === 'true'

  useEffect(() => {
    if (addressed) setIncognito(true)
  }, [addressed])

  return hidden || addressed
}

function AccountSkeleton() {
  const { t } = useTranslation('account-frame')
  return (
    <div className="wrap grid gap-4 py-8" aria-busy="true">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-[60dvh] w-full rounded-panel" />
    </div>
  )
}
