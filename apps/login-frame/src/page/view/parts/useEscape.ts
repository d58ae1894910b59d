import { useContext, useEffect } from 'react'
import { ViewWindow } from './ViewWindow.js'

/** Calls a function when the user presses Escape in the window of the view. The app does not see the key while the focus is there. */
export function useEscape(onEscape: (isTrusted: boolean) => void): void {
  const view = useContext(ViewWindow)
  useEffect(() => {
    const target = view ?? window
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onEscape(event.isTrusted)
    }
    target.addEventListener('keydown', onKeyDown)
    return () => target.removeEventListener('keydown', onKeyDown)
  }, [onEscape, view])
}
