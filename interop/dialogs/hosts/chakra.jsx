import { ChakraProvider, Dialog, defaultSystem, Portal } from '@chakra-ui/react'

export function Host({ isOpen, onClose, children }) {
  return (
    <ChakraProvider value={defaultSystem}>
      <Dialog.Root open={isOpen} onOpenChange={onClose}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Title>Host</Dialog.Title>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  )
}
