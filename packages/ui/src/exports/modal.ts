'use client'

export { Modal, type ModalProps } from '../parts/modal/Modal.js'
