// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Pair, Token} from "./Pair.sol";
import {PairFactory} from "./PairFactory.sol";
import {WrappedEther} from "./WrappedEther.sol";

/// Swaps in one transaction, with some functions of the Uniswap V2 router.
contract Router {
    PairFactory public immutable factory;
    WrappedEther public immutable WETH;

    constructor(PairFactory factory_, WrappedEther wrapped) {
        (factory, WETH) = (factory_, wrapped);
    }

    receive() external payable {}

    function getAmountsOut(uint256 amountIn, address[] memory path) public view returns (uint256[] memory amounts) {
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 0; i + 1 < path.length; i++) {
            Pair pair = Pair(factory.getPair(path[i], path[i + 1]));
            (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
            (uint256 reserveIn, uint256 reserveOut) =
                path[i] == pair.token0() ? (reserve0, reserve1) : (reserve1, reserve0);
            uint256 input = amounts[i] * 997;
            amounts[i + 1] = input * reserveOut / (reserveIn * 1000 + input);
        }
    }

    function swapExactTokensForTokens(
        uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to, uint256 deadline
    ) external returns (uint256[] memory amounts) {
        amounts = checkAmounts(amountIn, amountOutMin, path, deadline);
        require(Token(path[0]).transferFrom(msg.sender, firstPair(path), amountIn), "transfer failed");
        swapAlong(amounts, path, to);
    }

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts)
    {
        require(path[0] == address(WETH), "path must start with WETH");
        amounts = checkAmounts(msg.value, amountOutMin, path, deadline);
        WETH.deposit{value: msg.value}();
        WETH.transfer(firstPair(path), msg.value);
        swapAlong(amounts, path, to);
    }

    function swapExactTokensForETH(
        uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to, uint256 deadline
    ) external returns (uint256[] memory amounts) {
        require(path[path.length - 1] == address(WETH), "path must end with WETH");
        amounts = checkAmounts(amountIn, amountOutMin, path, deadline);
        require(Token(path[0]).transferFrom(msg.sender, firstPair(path), amountIn), "transfer failed");
        swapAlong(amounts, path, address(this));
        uint256 amountOut = amounts[amounts.length - 1];
        WETH.withdraw(amountOut);
        (bool sent,) = to.call{value: amountOut}("");
        require(sent, "ether not accepted");
    }

    function getAmountsIn(uint256 amountOut, address[] memory path) public view returns (uint256[] memory amounts) {
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; i--) {
            Pair pair = Pair(factory.getPair(path[i - 1], path[i]));
            (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
            (uint256 reserveIn, uint256 reserveOut) =
                path[i - 1] == pair.token0() ? (reserve0, reserve1) : (reserve1, reserve0);
            amounts[i - 1] = reserveIn * amounts[i] * 1000 / ((reserveOut - amounts[i]) * 997) + 1;
        }
    }

    function swapTokensForExactTokens(
        uint256 amountOut, uint256 amountInMax, address[] calldata path, address to, uint256 deadline
    ) external returns (uint256[] memory amounts) {
        amounts = checkCosts(amountOut, amountInMax, path, deadline);
        require(Token(path[0]).transferFrom(msg.sender, firstPair(path), amounts[0]), "transfer failed");
        swapAlong(amounts, path, to);
    }

    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts)
    {
        require(path[0] == address(WETH), "path must start with WETH");
        amounts = checkCosts(amountOut, msg.value, path, deadline);
        WETH.deposit{value: amounts[0]}();
        WETH.transfer(firstPair(path), amounts[0]);
        swapAlong(amounts, path, to);
        (bool sent,) = msg.sender.call{value: msg.value - amounts[0]}("");
        require(sent, "ether not accepted");
    }

    function swapTokensForExactETH(
        uint256 amountOut, uint256 amountInMax, address[] calldata path, address to, uint256 deadline
    ) external returns (uint256[] memory amounts) {
        require(path[path.length - 1] == address(WETH), "path must end with WETH");
        amounts = checkCosts(amountOut, amountInMax, path, deadline);
        require(Token(path[0]).transferFrom(msg.sender, firstPair(path), amounts[0]), "transfer failed");
        swapAlong(amounts, path, address(this));
        WETH.withdraw(amountOut);
        (bool sent,) = to.call{value: amountOut}("");
        require(sent, "ether not accepted");
    }

    function checkCosts(uint256 amountOut, uint256 amountInMax, address[] calldata path, uint256 deadline)
        private
        view
        returns (uint256[] memory amounts)
    {
        require(block.timestamp <= deadline, "expired");
        amounts = getAmountsIn(amountOut, path);
        require(amounts[0] <= amountInMax, "excessive input");
    }

    function checkAmounts(uint256 amountIn, uint256 amountOutMin, address[] calldata path, uint256 deadline)
        private
        view
        returns (uint256[] memory amounts)
    {
        require(block.timestamp <= deadline, "expired");
        amounts = getAmountsOut(amountIn, path);
        require(amounts[amounts.length - 1] >= amountOutMin, "insufficient output");
    }

    function firstPair(address[] calldata path) private view returns (address) {
        return factory.getPair(path[0], path[1]);
    }

    function swapAlong(uint256[] memory amounts, address[] calldata path, address to) private {
        for (uint256 i = 0; i + 1 < path.length; i++) {
            Pair pair = Pair(factory.getPair(path[i], path[i + 1]));
            address next = i + 2 < path.length ? factory.getPair(path[i + 1], path[i + 2]) : to;
            bool isFirst = path[i] == pair.token0();
            pair.swap(isFirst ? 0 : amounts[i + 1], isFirst ? amounts[i + 1] : 0, next, "");
        }
    }
}
