export { type LoginFrameOptions, loginFrame } from '../app/loginFrame.js'
