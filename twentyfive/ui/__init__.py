"""What is seen and touched: the table, the pages and everything they are made of."""
