import '@mantine/core/styles.css'
import { MantineProvider, Popover } from '@mantine/core'

export function Host({ isOpen, onClose, children }) {
  return (
    <MantineProvider>
      <Popover opened={isOpen} onChange={onClose} trapFocus>
        <Popover.Target>
          <span>Anchor</span>
        </Popover.Target>
        <Popover.Dropdown aria-label="Host">{children}</Popover.Dropdown>
      </Popover>
    </MantineProvider>
  )
}
