import '@mantine/core/styles.css'
import { MantineProvider, Modal } from '@mantine/core'

export function Host({ isOpen, onClose, children }) {
  return (
    <MantineProvider>
      <Modal opened={isOpen} onClose={onClose} title="Host">
        {children}
      </Modal>
    </MantineProvider>
  )
}
