import { Popover, Portal } from '@ark-ui/react'

export function Host({ isOpen, onClose, children }) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onClose}>
      <Popover.Anchor />
      <Portal>
        <Popover.Positioner>
          <Popover.Content>
            <Popover.Title>Host</Popover.Title>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
