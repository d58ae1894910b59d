import { useEffect } from 'react'

/** Calls a function when the user presses Escape. The app does not see the key while the focus is in the frame. */
export function useEscape(onEscape: (isTrusted: boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onEscape(event.isTrusted)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
}
