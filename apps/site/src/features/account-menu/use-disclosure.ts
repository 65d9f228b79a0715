import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterMove, openingAt } from './opened-at.ts'

/**
 * Something that drops from a button: a press elsewhere, Escape, focus leaving it and another page
 * close it.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState(openingAt(pathname, pathname))
  const now = afterMove(openedAt, pathname)
  if (isOpen && now === null) setOpen(false)
  else if (isOpen && now && now !== openedAt) setOpenedAt(now)

  useEffect(() => {
    if (!isOpen) return
    function onOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onKey)
    // A press into a frame (the game, the account area) does not come here, but the window loses
    // focus to it.
    addEventListener('blur', onOutsideFrame)
    function onOutsideFrame() {
      if (document.activeElement instanceof HTMLIFrameElement) setOpen(false)
    }
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onKey)
      removeEventListener('blur', onOutsideFrame)
    }
  }, [isOpen, root])

  function toggle() {
    setOpenedAt(openingAt(pathname, location.pathname))
    setOpen(!isOpen)
  }

  return { isOpen, toggle, close: () => setOpen(false) }
}
