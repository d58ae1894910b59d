import * as Popover from '@radix-ui/react-popover'

export function Host({ isOpen, onClose, children }) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onClose}>
      <Popover.Anchor />
      <Popover.Portal>
        <Popover.Content aria-label="Host">{children}</Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
