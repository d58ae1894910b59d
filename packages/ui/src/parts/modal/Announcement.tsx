import { type ReactNode, useEffect, useState } from 'react'

const announcedMs = 1_000

/** Announces a text to screen readers once. */
export function Announcement({ text }: { readonly text: string }): ReactNode {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    // A live region is announced if its text changes after it was added.
    const frame = requestAnimationFrame(() => setShown(text))
    // Later, a user who reads the page would find the text without its context.
    const timer = setTimeout(() => setShown(undefined), announcedMs)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [text])
  return (
    <div className="visually-hidden" role="status">
      {shown}
    </div>
  )
}
