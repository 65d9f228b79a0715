import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Client, type CombinedError, useClient } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Problems } from '#ui/Problems.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { accountVerified } from '../analytics/events.ts'
import { graphql } from '../lib/graphql.ts'
import { useModal } from '../shell/use-modal.ts'
import { Outcome } from '../sign-in/Outcome.tsx'
import { useErrorTexts, useProblemsHeading } from '../sign-in/use-texts.ts'
import { addressToken, dropAddressToken } from './address-token.ts'
import { noteVerified, wasJustVerified } from './just-verified.ts'
import { oncePerToken } from './once-per-token.ts'

const verifyMutation = graphql(`
  mutation VerifyDialog($input: VerifyAccountRequestInput!) {
    verifyAccountRequest(input: $input)
  }
`)

type Verification = { status: 'running' } | { status: 'done' } | { status: 'failed'; error: CombinedError }

/** Confirms the account as soon as it opens; nothing at all without the token of a mailed link. */
export function VerifyDialog() {
  const { t } = useTranslation(['verify', 'sign-in'])
  const { open, close } = useModal()
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  const [token] = useState(addressToken)
  const verification = useVerification(token)
  if (token === null) return null

  function goOn(way: () => void) {
    dropAddressToken()
    way()
  }

  return (
    <Dialog title={t('verify_account')} closeLabel={t('sign-in:close')} onClose={() => goOn(close)}>
      <div className="px-6 pt-2 pb-6" aria-busy={verification.status === 'running'}>
        {verification.status === 'running' ? (
          <p role="status" className="flex items-center gap-3 py-6 text-muted">
            <Spinner className="size-6 shrink-0 text-brass-400" />
            <span>{t('verifying')}</span>
          </p>
        ) : verification.status === 'done' ? (
          <Outcome icon={<CircleCheck aria-hidden="true" className="size-10" />} text={t('verify_request_success')}>
            <LoginButton onPress={() => goOn(() => open('login'))} />
          </Outcome>
        ) : isUnderCheck(verification.error) ? (
          <Outcome
            icon={<CircleCheck aria-hidden="true" className="size-10" />}
            title={t('verify_under_check')}
            text={errorTexts(verification.error)[0] ?? ''}
          />
        ) : (
          <Outcome
            icon={<CircleX aria-hidden="true" className="size-10" />}
            tone="danger"
            title={t('verify_failed')}
            hint={t('verify_failed_hint')}
          >
            <Problems messages={errorTexts(verification.error)} heading={heading} />
            <LoginButton onPress={() => goOn(() => open('login'))} />
          </Outcome>
        )}
      </div>
    </Dialog>
  )
}

/** The address is proven, and the account is not open yet. */
function isUnderCheck(error: CombinedError): boolean {
  return error.graphQLErrors.some(({ extensions }) => extensions.code === 'account_under_check')
}

function LoginButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('sign-in')
  return (
    <Button tone="action" size="large" wide onClick={onPress}>
      {t('login')}
    </Button>
  )
}

function useVerification(token: string | null): Verification {
  const client = useClient()
  const [verification, setVerification] = useState<Verification>({ status: 'running' })

  useEffect(() => {
    if (token === null) return
    let left = false
    verifiers(client)(token).then((answer) => {
      if (!left) setVerification(answer)
    })
    return () => {
      left = true
    }
  }, [client, token])

  return verification
}

const known = new WeakMap<Client, (token: string) => Promise<Verification>>()

/** One asker a client: its answers outlive the dialog for as long as they are kept. */
function verifiers(client: Client): (token: string) => Promise<Verification> {
  const asker =
    known.get(client) ??
    oncePerToken(async (token): Promise<Verification> => {
      if (wasJustVerified(token, localStorage, Date.now())) return { status: 'done' }
      const { error } = await client.mutation(verifyMutation, { input: { token } }).toPromise()
      // Meanwhile another tab may have spent it.
      if (error && wasJustVerified(token, localStorage, Date.now())) return { status: 'done' }
      accountVerified({ ok: !error })
      if (error) return { status: 'failed', error }
      noteVerified(token, localStorage, Date.now())
      return { status: 'done' }
    })
  known.set(client, asker)
  return asker
}
