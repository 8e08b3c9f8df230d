"""The system's dialogs, as the pages ask them. A test can answer instead.

It knows files, but no widgets of the program. `file_dialogs` asks for files: begin there.
"""
