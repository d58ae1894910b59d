'use client'

export { Modal, type ModalProps, type PreparationProps } from '../parts/modal/Modal.js'
export { ShownContext } from '../parts/motion/ShownContext.js'
export { readFrameVariables } from '../theme/readFrameVariables.js'
