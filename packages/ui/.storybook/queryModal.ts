import { within } from 'storybook/test'

/** Returns queries for the modal of a story: Testing Library does not search in shadow roots. */
export function queryModal(canvas: HTMLElement): ReturnType<typeof within> {
  const root = canvas.querySelector('[data-latchkit=modal]')?.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!root) throw new Error('The story has no modal.')
  return within(root)
}
