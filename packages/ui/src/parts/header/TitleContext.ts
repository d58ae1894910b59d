import { type Context, createContext, useContext, useLayoutEffect } from 'react'

/** The title that the shown view sets instead of the title of its route, and the function that sets it. */
export type ViewTitle = readonly [title: string | undefined, setTitle: (title: string | undefined) => void]

/** Provided by the modal. */
export const TitleContext: Context<ViewTitle> = createContext<ViewTitle>([undefined, () => {}])

/** Sets the title of the modal while the view is shown, because the state of the view has changed. Absent: the title of the route. */
export function useTitle(title: string | undefined): void {
  const [, setTitle] = useContext(TitleContext)
  // Before the first paint, so that the title of the route is never shown instead.
  useLayoutEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [title, setTitle])
}
