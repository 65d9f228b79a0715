import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { going } from '../components/navigation/going.ts'
import { modalIn } from '../components/navigation/modal-address.ts'
import { dialogIn, overPage } from '../components/navigation/over-page.ts'
import { supportPresses } from '../components/navigation/support.ts'
import { languageKeys } from '../lib/language.ts'
import { fetchPage } from './fetch-page.ts'
import { findPage } from './routes.tsx'
import { withLanguage } from './use-language-in-address.ts'

/**
 * Turns presses on plain anchors to our own pages into navigation without a reload: those we draw,
 * and those in content from the content system. `data-keep-scroll` on an anchor keeps the scroll
 * position, and may name the list that changes; one with `data-support` opens the chat. A page's
 * code and words are fetched when a pointer comes near.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { i18n } = useTranslation()
  const here = useRef(state)
  useEffect(() => {
    here.current = state
  }, [state])

  useEffect(() => {
    function follow(event: MouseEvent) {
      const anchor = ownAnchor(event)
      if (
        !anchor ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      if (anchor.dataset.support !== undefined) return supportPresses.set(supportPresses.get() + 1)
      carryLanguage(anchor)
      const { pathname, search, hash, dataset } = anchor
      fetchPage(pathname, i18n)
      going.set(true)
      // Pressed twice, or the page one is on: no step of its own, and what the step remembers
      // stays.
      const same = history.state?.usr
      if (anchor.href === location.href && !dialogIn(same))
        return navigate({ pathname, search, hash }, { state: same, replace: true })
      const keepScroll =
        dataset.keepScroll === undefined ? {} : { keepScroll: dataset.keepScroll || true }
      const opensDialog = pathname === location.pathname && modalIn({ search, hash }) !== null
      // One dialog after the other is one step in the history, so that going back closes it.
      const changesDialog = opensDialog && modalIn(location) !== null
      const next = changesDialog
        ? here.current
        : opensDialog
          ? overPage(here.current)
          : { cameFrom: location.pathname, ...keepScroll }
      // Leaving a dialog that no address names also leaves its step in the history.
      navigate(
        { pathname, search, hash },
        { state: next, replace: changesDialog || dialogIn(here.current) !== undefined },
      )
    }

    function prepare(event: Event) {
      const anchor = ownAnchor(event)
      if (!anchor) return
      carryLanguage(anchor)
      fetchPage(anchor.pathname, i18n)
    }

    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prepare, { passive: true })
    document.addEventListener('focusin', prepare)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
    }
  }, [navigate, i18n])
}

/**
 * An address that names its language hands it on, also to a new tab or to a reader of the copied
 * link.
 */
function carryLanguage(anchor: HTMLAnchorElement): void {
  const language = new URLSearchParams(location.search).get(languageKeys.query)
  const isOurs =
    anchor.dataset.carries !== undefined ||
    !new URLSearchParams(anchor.search).has(languageKeys.query)
  if (!language || !isOurs || !findPage(anchor.pathname)) return
  anchor.search = withLanguage(anchor.search, language)
  anchor.dataset.carries = ''
}

function ownAnchor(event: Event): HTMLAnchorElement | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (
    !anchor?.href ||
    anchor.target ||
    anchor.hasAttribute('download') ||
    anchor.origin !== location.origin
  )
    return null
  // The operator's pictures are files, not pages.
  if (anchor.pathname.startsWith('/pictures/')) return null
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search
  // A place on this page is the browser's affair, but a hash may also name a dialog.
  return samePage && anchor.hash && modalIn({ search: '', hash: anchor.hash }) === null
    ? null
    : anchor
}
