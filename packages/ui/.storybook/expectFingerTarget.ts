import { expect } from 'storybook/test'

/** Checks that a control takes the touches of a finger, 44 px in height, also if it looks smaller (WCAG 2.5.5). */
export async function expectFingerTarget(control: HTMLElement): Promise<void> {
  const { left, top, width, height } = control.getBoundingClientRect()
  const root = control.getRootNode() as ShadowRoot
  const middle = top + height / 2
  for (const y of [middle - 21, middle + 21]) {
    const hit = root.elementFromPoint(left + width / 2, y)
    await expect(hit && control.contains(hit)).toBe(true)
  }
}
