// @vitest-environment jsdom
import { testInSimulatedDom } from './testKit.fixtures.js'

testInSimulatedDom()
