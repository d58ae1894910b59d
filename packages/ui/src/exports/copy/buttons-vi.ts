export { buttons as buttonsVi } from '../../copy/languages/vi/buttons.js'
