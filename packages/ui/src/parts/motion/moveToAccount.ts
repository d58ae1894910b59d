/**
 * Announces the success that a leaving modal shows, and moves the modal to the account button of the page when it leaves: its mark
 * ends where the avatar is. Without an account button in the viewport, it fades out in place.
 */
export async function moveToAccount(leaving: HTMLElement): Promise<void> {
  const card = leaving.querySelector<HTMLElement>('.card')
  const mark = leaving.querySelector('.mark[data-size="large"]')
  const [fade] = leaving.getAnimations()
  if (!card || !mark || !fade?.effect) return
  announce(leaving, fade)
  // It has no start time before its first frame. Rejected if the modal opens again meanwhile.
  await fade.ready.catch(() => {})
  if (!leaving.isConnected) return
  const { delay, duration } = fade.effect.getComputedTiming()
  // An animation that changes nothing, as a clock: it ends when the exit starts.
  const clock = leaving.animate([], Number(delay))
  clock.startTime = fade.startTime
  await clock.finished.catch(() => {})
  const avatar = findAccountMark(leaving.ownerDocument)
  if (!leaving.isConnected || !avatar || !duration) return
  const from = mark.getBoundingClientRect()
  const { left, top } = card.getBoundingClientRect()
  const x = from.x + from.width / 2
  const y = from.y + from.height / 2
  card.style.transformOrigin = `${x - left}px ${y - top}px`
  card.animate(
    {
      transform: `translate(${avatar.x + avatar.width / 2 - x}px, ${avatar.y + avatar.height / 2 - y}px) scale(${avatar.width / from.width})`,
    },
    {
      duration: Number(duration),
      easing: getComputedStyle(leaving).getPropertyValue('--lk-ease'),
      fill: 'forwards',
    },
  )
}

/** Screen readers do not see the inert copy. */
function announce(leaving: HTMLElement, fade: Animation): void {
  const status = leaving.ownerDocument.createElement('div')
  status.className = 'visually-hidden'
  status.role = 'status'
  leaving.parentElement?.append(status)
  // A live region is announced if its text changes after it was added.
  requestAnimationFrame(() => status.append(leaving.querySelector('.status-title')?.textContent ?? ''))
  const remove = () => status.remove()
  fade.finished.then(remove, remove)
}

/** Returns where the account button shows its avatar, if that is in the viewport. */
function findAccountMark(page: Document): DOMRect | undefined {
  const { clientWidth, clientHeight } = page.documentElement
  return [...page.querySelectorAll('[data-latchkit="account"] svg, [data-latchkit="account"] img')]
    .map((element) => element.getBoundingClientRect())
    .find(({ x, y, width }) => width > 0 && x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight)
}
