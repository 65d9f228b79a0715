import { Suspense, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { OverlayBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { supportPresses, supportState } from '../../components/navigation/support.ts'
import { useDialog } from '../../components/navigation/use-dialog.ts'
import { lazyPart } from '../../hydration/hydration.ts'
import { graphql } from '../../lib/graphql.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useStore } from '../../lib/store.ts'
import { useViewer } from '../../session/viewer.ts'
import { theChat } from './the-chat.ts'

const ChatQuery = graphql(`
  query SupportDesk {
    settings {
      chat { type id scriptUrl scriptId buttonId }
    }
  }
`)

const ChatKeyQuery = graphql(`
  query SupportDeskKey {
    zendeskGetKey
  }
`)

const LazyContact = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog)

/**
 * Number of presses that have been answered. It is kept here because signing in draws the component
 * again.
 */
let answered = 0

/**
 * Opens or closes the chat at a press for support; where there is no chat, it opens a form that is
 * mailed.
 */
export function SupportDesk() {
  const client = useClient()
  const presses = useStore(supportPresses, 0)
  const [writes, setWrites] = useState(false)
  const { isOpen, open, close } = useDialog('contact')
  useWhoAndHow()

  useEffect(
    () =>
      theChat.state.subscribe(() => supportState.set({ ...theChat.state.get(), isBusy: false })),
    [],
  )

  useEffect(() => {
    async function findSettings() {
      const { data, error } = await client.query(ChatQuery, {}).toPromise()
      if (!data?.settings.chat) throw error ?? new Error('There is no chat')
      return data.settings.chat
    }

    async function answerPress() {
      supportState.set({ ...theChat.state.get(), isBusy: !theChat.state.get().isReady })
      try {
        await theChat.load(findSettings)
        theChat.toggle()
      } catch (error) {
        console.warn('The chat cannot be had', error)
        setWrites(true)
      } finally {
        supportState.set({ ...theChat.state.get(), isBusy: false })
      }
    }

    if (presses <= answered) return
    answered = presses
    // A second press while the chat is being loaded does nothing: its answer would close what the
    // first has just opened.
    if (!supportState.get().isBusy) void answerPress()
  }, [presses, client])

  // Tried with each drawing: the menu with the button may still be about to be closed.
  useEffect(() => {
    if (!writes) return
    if (isOpen) setWrites(false)
    else open()
  })

  if (!isOpen) return null
  return (
    <OverlayBoundary>
      <Suspense>
        <LazyContact onClose={close} />
      </Suspense>
    </OverlayBoundary>
  )
}

/** Keeps the chat in step with the page's language and with the signed-in player. */
function useWhoAndHow(): void {
  const client = useClient()
  const { status, user } = useViewer()
  const { language } = useLanguage()
  const { id, firstName = '', lastName = '' } = user ?? {}

  useEffect(() => theChat.setLanguage(language), [language])

  useEffect(() => {
    if (status === 'visitor') theChat.setPlayer(null)
    if (status !== 'player' || !id) return
    const getToken = async () => {
      const { data } = await client
        .query(ChatKeyQuery, {}, { requestPolicy: 'network-only' })
        .toPromise()
      return data?.zendeskGetKey ?? null
    }
    theChat.setPlayer({ firstName, lastName, getToken })
  }, [status, id, firstName, lastName, client])
}
