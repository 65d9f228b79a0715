import { Check } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { languageName } from '#rules/language-name.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { useShell } from '../components/settings/use-shell.ts'
import { useLanguage } from '../lib/language-context.ts'

interface LanguageListProps {
  id: string
  /** The list and its button: a press or a focus outside of them closes it. */
  root: RefObject<HTMLElement | null>
  placement: 'below' | 'above'
  onClose: () => void
}

/**
 * The languages that are spoken here, each in its own name; a spinner while one is on its way, a
 * tick on the current one.
 */
export function LanguageList({ id, root, placement, onClose }: LanguageListProps) {
  const { language, changing, spoken, change } = useLanguage()
  const [{ data }, refetch] = useShell()
  // A visitor who cannot read the page finds the way back without an answer of the casino.
  const languages =
    data?.settings.supportedLanguages ??
    spoken.map((code) => ({ code, name: languageName(code, code) }))
  useBackOnline(refetch, !data)

  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  useEffect(() => {
    if (pathname !== openedAt) onClose()
  }, [pathname, openedAt, onClose])

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onClose()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onClose()
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [root, onClose])

  return (
    <ul
      id={id}
      className={`absolute end-0 z-30 min-w-44 rounded-control bg-felt-850 p-1.5 shadow-[var(--deep),0_0_0_1px_var(--line-strong)] ${placement === 'below' ? 'top-full mt-2' : 'bottom-full mb-2'}`}
    >
      {languages.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-current={code === language}
            onClick={() => {
              change(code)
              onClose()
              // The list goes, and with it what has the focus.
              root.current?.querySelector('button')?.focus()
            }}
            className="flex min-h-11 w-full items-center justify-between gap-4 rounded-small px-3 text-start text-14 hover:bg-veil"
          >
            <span>{name}</span>
            {code === language ? (
              <Check aria-hidden="true" className="size-4 text-brass-400" />
            ) : null}
            {code === changing ? <Spinner className="size-4" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
