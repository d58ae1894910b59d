// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface MarketToken {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
}

/// Swaps from its own stock at any price of its caller, as the contract of an aggregator whose price its server computes. For
/// local chains only: anyone can empty it. The native token has the address of `0xEeee…`.
contract AggregatorRouter {
    address private constant native = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    struct Order {
        address from;
        uint256 amountIn;
        address to;
        uint256 amountOut;
        uint256 minAmountOut;
        address recipient;
        uint256 deadline;
    }

    receive() external payable {}

    function swap(Order calldata order) public payable returns (uint256) {
        require(block.timestamp <= order.deadline, "expired");
        require(order.amountOut >= order.minAmountOut, "insufficient output");
        if (order.from == native) require(msg.value == order.amountIn, "value must be the amount");
        else require(MarketToken(order.from).transferFrom(msg.sender, address(this), order.amountIn), "transfer failed");
        if (order.to == native) {
            (bool sent,) = order.recipient.call{value: order.amountOut}("");
            require(sent, "ether not accepted");
        } else {
            require(MarketToken(order.to).transfer(order.recipient, order.amountOut), "transfer failed");
        }
        return order.amountOut;
    }

    function swapWithPermit(Order calldata order, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        returns (uint256)
    {
        MarketToken(order.from).permit(msg.sender, address(this), value, deadline, v, r, s);
        return swap(order);
    }
}
