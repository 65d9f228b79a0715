import { useBook } from './book-context.ts'

/** The ways in for a visitor; an account is opened where the host has a way to it. */
export function SignIn({ text }: { text: string }) {
  const { callback, t } = useBook()
  const register = callback('onRegister')
  return (
    <>
      <button type="button" className="button strong" onClick={() => callback('onSignIn')?.()}>
        {text}
      </button>
      {register && (
        <button type="button" className="quiet" onClick={() => register()}>
          {t('register')}
        </button>
      )}
    </>
  )
}
