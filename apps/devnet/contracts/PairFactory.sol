// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Pair} from "./Pair.sol";

/// Creates one pool per pair of tokens, with the functions and the event of a Uniswap V2 factory.
contract PairFactory {
    mapping(address => mapping(address => address)) public getPair;
    address[] public allPairs;

    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    function createPair(address a, address b) external returns (address pair) {
        require(a != b && getPair[a][b] == address(0), "pair exists");
        (address first, address second) = a < b ? (a, b) : (b, a);
        pair = address(new Pair(first, second));
        (getPair[a][b], getPair[b][a]) = (pair, pair);
        allPairs.push(pair);
        emit PairCreated(first, second, pair, allPairs.length);
    }
}
