export { buttons as buttonsIt } from '../../copy/languages/it/buttons.js'
