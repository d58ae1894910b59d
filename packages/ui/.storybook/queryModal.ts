import { within } from 'storybook/test'

/** Queries for what is inside the modal of a story: testing-library does not look into shadow roots by itself. */
export function queryModal(canvas: HTMLElement): ReturnType<typeof within> {
  const root = canvas.querySelector('[data-latchkit=modal]')?.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!root) throw new Error('The story has no modal.')
  return within(root)
}
